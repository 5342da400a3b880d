// An adapter for `wirepact conform --adapter`: decodes messages of acp-swarm. It needs nothing but Go: `go run acp_swarm.go`.
package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"math"
	"net/netip"
	"os"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"
)

type object = map[string]any
type test func(value any) bool

// A field is optional if it has a question mark.
type fields [][2]any

func text(low, high int, pattern string) test {
	form := regexp.MustCompile(pattern)
	return func(value any) bool {
		text, ok := value.(string)
		length := utf8.RuneCountInString(text)
		return ok && length >= low && length <= high && form.MatchString(text)
	}
}

func oneOf(values ...string) test {
	return func(value any) bool {
		for _, each := range values {
			if value == each {
				return true
			}
		}
		return false
	}
}

var anyText = math.MaxInt
var timestamp = regexp.MustCompile(`^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-](\d\d):(\d\d))$`)

func isMoment(value any) bool {
	text, _ := value.(string)
	found := timestamp.FindStringSubmatch(text)
	if found == nil || found[4] > "23" || found[5] > "59" {
		return false
	}
	_, err := time.Parse("2006-01-02T15:04:05", found[1])
	return err == nil
}

var address = regexp.MustCompile(`^(?i)([a-z]+)://(?:[\w.~!$&'()*+,;=:%-]*@)?(\[[0-9a-f:.]+\]|[a-z0-9._~-]+)(?::(\d{1,5}))?(?:[/?#](?:[\w./~!$&'()*+,;=:@?#-]|%[0-9a-f]{2})*)?$`)

func isURL(schemes ...string) test {
	return func(value any) bool {
		text, _ := value.(string)
		found := address.FindStringSubmatch(text)
		if found == nil || !oneOf(schemes...)(strings.ToLower(found[1])) {
			return false
		}
		if strings.HasPrefix(found[2], "[") {
			_, err := netip.ParseAddr(strings.Trim(found[2], "[]"))
			return err == nil
		}
		return true
	}
}

var remote = regexp.MustCompile(`^[^\s@:/]+@[^\s@:/]+:[^\s]+$`)
var name = regexp.MustCompile(`^[A-Z_][A-Z0-9_]*$`)

func isVariables(value any) bool {
	all, ok := value.(object)
	for key, each := range all {
		_, isText := each.(string)
		ok = ok && isText && name.MatchString(key)
	}
	return ok
}

var envelope = fields{
	{"timestamp", test(isMoment)},
	{"swarmId", text(0, anyText, `^(?i)[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`)},
	{"containerId", text(1, anyText, "")},
}

var bodies = map[string]fields{
	"task-request": {
		{"taskFilePath", text(1, anyText, `^[^\x00-\x1f\x7f]*\.json$`)},
		{"branchName", text(0, anyText, `^[a-zA-Z0-9][a-zA-Z0-9/_-]*$`)},
		{"repoUrl", test(func(value any) bool {
			text, _ := value.(string)
			return isURL("https", "ssh")(value) || remote.MatchString(text)
		})},
		{"envVars?", test(isVariables)},
	},
	"progress-update": {
		{"storyId", text(0, anyText, `^US-[0-9]{3}$`)},
		{"status", oneOf("pending", "in_progress", "completed", "failed", "skipped")},
		{"output", text(0, 2000, "")},
	},
	"completion": {
		{"status", oneOf("completed", "failed", "stopped")},
		{"prUrl", test(func(value any) bool { return value == nil || isURL("https", "http")(value) })},
		{"errors", test(func(value any) bool {
			all, ok := value.([]any)
			for _, each := range all {
				ok = ok && text(0, 500, "")(each)
			}
			return ok && len(all) <= 50
		})},
	},
	"error": {{"code", text(0, anyText, `^[A-Z][A-Z0-9_]*$`)}, {"message", text(0, 2000, "")}},
}

// The name of the first field that is missing or wrong.
func wrong(value object, all fields) string {
	for _, field := range all {
		name := strings.TrimSuffix(field[0].(string), "?")
		optional := name != field[0]
		given, ok := value[name]
		if !ok && !optional || ok && !field[1].(test)(given) {
			return name
		}
	}
	return ""
}

func refuse(path ...any) object {
	return object{"ok": false, "path": append([]any{}, path...)}
}

func decode(data []byte) object {
	var parsed any
	if len(data) > 65536 || !utf8.Valid(data) || json.Unmarshal(data, &parsed) != nil {
		return object{"ok": false}
	}
	value, ok := parsed.(object)
	if !ok {
		return refuse()
	}
	kind, _ := value["type"].(string)
	body, ok := bodies[kind]
	if !ok {
		return refuse("type")
	}
	if name := wrong(value, envelope); name != "" {
		return refuse(name)
	}
	payload, ok := value["payload"].(object)
	if !ok {
		return refuse("payload")
	}
	return object{"ok": wrong(payload, body) == "", "value": value}
}

func main() {
	lines := bufio.NewReader(os.Stdin)
	answers := json.NewEncoder(os.Stdout)
	answers.SetEscapeHTML(false)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var asked struct {
			ID              int
			Op, Text, Bytes string
		}
		json.Unmarshal(line, &asked)
		answer := object{"skip": "only decode"}
		switch asked.Op {
		case "about":
			answer = object{"ops": []string{"decode"}, "name": "acp-swarm in Go"}
		case "decode":
			data := []byte(asked.Text)
			if asked.Bytes != "" {
				data, _ = base64.StdEncoding.DecodeString(asked.Bytes)
			}
			answer = decode(data)
		}
		answer["id"] = asked.ID
		answers.Encode(answer)
	}
}
